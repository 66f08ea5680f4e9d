import type { RuleIndex } from '../names/rule-index.ts';
import type { Surroundings } from '../names/surroundings.ts';
import type { Tokens } from '../names/tokens.ts';
import { composeDocument, type Shape } from './compose-document.ts';

/** Endings of what is written in sentences. */
const SENTENCES =
  /(?:line|rail|ule|tip|hint|instruction|suggestion|reason|note|remark|finding|recommendation|question|lesson|goal|objective|learning|highlight)$/;
/** Endings of what is switched and set. */
const SETTINGS = /(?:ing|tion|ment|ance|ence|mode|policy|style|strategy|control|behaviou?r|default|scheme|profile|handling)$/;

/**
 * A document of whose name no rule knows: of a plural (or where DEFAULT is `[]`) a list of sentences or of things with a name and a kind,
 * of what is done or set a few switches, of any other noun one thing.
 */
export function unknownDocument({ words, raw }: Tokens, usual: string | null, at: Surroundings, index: RuleIndex): Shape {
  const noun = words.at(-1)!;
  const isList = usual === '[]' || (usual !== '{}' && raw.at(-1) !== noun);
  if (isList && SENTENCES.test(noun)) return composeDocument(LIST_OF_SENTENCES, at, index);
  if (isList) return composeDocument(LIST, at, index);
  return composeDocument(SETTINGS.test(noun) ? SWITCHES : THING, at, index);
}

const LIST_OF_SENTENCES = '[]=Check+the+address+first|Keep+a+copy|Ask+the+owner|Answer+within+a+day|Use+the+short+form|Read+the+guide';
const LIST = '[id=1|2|3|4|7 name=Default|Standard|Custom|Extended|Basic type=internal|external|manual? enabled=true|true|false]';
const SWITCHES = 'enabled=true|true|false mode=auto|manual|off level=1|2|3 updated_at:stamp?';
const THING = 'id=string.nanoid name=Default|Standard|Custom|Extended|Basic type=internal|external|manual version=1|2|3? active=true|true|false';
