/** Where the paper-cut pictures lie; the folder's name changes with their content, so they are kept for good. */

/** The address of a picture, or "" where none were made. */
export function pictureOf(game: string, id: string): string {
  return __PICTURES__ && id ? `/assets/pictures/${__PICTURES__}/${game}/${id}.svg` : "";
}
