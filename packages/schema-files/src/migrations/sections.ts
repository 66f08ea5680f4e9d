/** A comment line that begins a section, and whether the section runs. */
export type Section = { readonly marks: RegExp; readonly runs: boolean };

/**
 * Keeps the lines of sections that run, and blanks the others. `first`: whether lines before the first mark run. A line that marks a section is blanked too.
 */
export function keepSections(text: string, sections: readonly Section[], first: boolean): string {
  let runs = first;
  return text
    .split('\n')
    .map((line) => {
      const section = sections.find(({ marks }) => marks.test(line));
      if (section) runs = section.runs;
      return section || !runs ? '' : line;
    })
    .join('\n');
}
