export {
  BUILT_IN_LEAST,
  PACK_LIMITS,
  Pack,
  type PackAttribute as Attribute,
  type PackConcept as Concept,
  type PackExample as Example,
  type PackStates as States,
} from '@seedbed/contract';
