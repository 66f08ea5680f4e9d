/** A type as `format_type` prints it with what it is an array of changed: `public.vector(3)[]`; one that is not an array is changed itself. */
export function changeElement(type: string, change: (element: string) => string): string {
  const element = type.replace(/(?:\[\])+$/, '');
  return change(element) + type.slice(element.length);
}
