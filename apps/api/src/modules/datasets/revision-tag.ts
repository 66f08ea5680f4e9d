/** The revision that If-Match names; undefined if any will do: `*`, or no If-Match. */
export function revisionOf(tag: string | undefined): number | undefined {
  return tag === undefined || tag === '*' ? undefined : Number(tag.slice(1, -1));
}
