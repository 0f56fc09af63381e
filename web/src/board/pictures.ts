/** Where the paper-cut pictures lie; the folder's name changes with their content, so they are kept for good. */

const { folder, games } = __PICTURES__;

/** The address of a picture, or "" where a game has none. */
export function pictureOf(game: string, id: string): string {
  return games.includes(game) && id ? `/assets/pictures/${folder}/${game}/${id}.svg` : "";
}
