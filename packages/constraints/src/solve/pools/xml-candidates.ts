/**
 * Documents that match XPaths among the constants, constants that are documents, elements that they name; simplest
 * first.
 */
export function xmlCandidates(constants: readonly string[]): string[] {
  const written = constants.filter((one) => one.startsWith('<'));
  const found = constants.flatMap((one) => documentOf(one) ?? []);
  const named = constants.filter((one) => /^\w+$/.test(one)).map((one) => `<${one}/>`);
  return [...new Set([...written, ...found, '<a/>', '<root><item id="1">a</item></root>', ...named])];
}

const STEP = /^([A-Za-z_][\w.-]*)(?:\[.*\])?$/;

/**
 * `/config/name/text()`, `//order/@id`: nested elements, the last with the attribute or text. Null for any other path.
 */
function documentOf(path: string): string | null {
  if (!/^\/{1,2}[A-Za-z_]/.test(path)) return null;
  const steps = path.split(/\/+/).slice(1);
  const last = steps.at(-1)!;
  const attribute = /^@([A-Za-z_][\w.-]*)$/.exec(last)?.[1];
  const elements = (attribute !== undefined || last === 'text()' ? steps.slice(0, -1) : steps).map((step) => STEP.exec(step)?.[1]);
  if (elements.length === 0 || elements.includes(undefined)) return null;
  return elements.reduceRight<string>((inner, name, i) => {
    const own = attribute !== undefined && i === elements.length - 1 ? `<${name} ${attribute}="1">` : `<${name}>`;
    return `${own}${inner}</${name}>`;
  }, 'a');
}
