/** Words that may break where syllables meet, wherever the browser itself knows no hyphenation. */

const SOFT = "\u00ad";

/** A name with soft hyphens in words of so many letters, at the joints of syllables, to fit a small card. */
export function hyphenate(name: string, letters: number): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < letters) return word;
    return word.replace(
      /(?<=\p{L}{2})(sch|ch|ck|ph|th|qu|st(?=r?[aeiouyäöü])|[bdfgklpt]r|[bcdfghjklmnpqrstvwxzß])(?=[aeiouyäöü]\p{L})/giu,
      `${SOFT}$1`,
    );
  });
}
