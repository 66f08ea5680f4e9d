import type { Domain, SqlType } from '@seedbed/contract';

/** The limits of a type itself: bounds of integers, digits of numerics, lengths of texts, labels of enums. */
export function typeDomain(type: SqlType): Domain {
  switch (type.base) {
    case 'int2':
      return { min: -32_768, max: 32_767 };
    case 'int4':
      return { min: -2_147_483_648, max: 2_147_483_647 };
    case 'int8':
      return { min: '-9223372036854775808', max: '9223372036854775807' };
    case 'oid':
      return { min: 0, max: 4_294_967_295 };
    case 'numeric':
      return numericDomain(type);
    case 'varchar':
    case 'bpchar':
      return type.length === undefined ? {} : { maxLength: type.length };
    case 'bit':
      return type.length === undefined ? {} : { minLength: type.length, maxLength: type.length };
    case 'varbit':
      return type.length === undefined ? {} : { maxLength: type.length };
    case 'name':
      return { maxBytes: 63 };
    case 'char':
      return { maxBytes: 1 };
    case 'enum':
      return { in: [...(type.labels ?? [])] };
    default:
      return {};
  }
}

/** `numeric(5,2)` holds −999.99 to 999.99; a negative scale rounds to tens, hundreds, …. */
function numericDomain({ precision, scale = 0 }: SqlType): Domain {
  if (precision === undefined) return {};
  const whole = precision - scale;
  const nines = '9'.repeat(precision);
  const largest = scale <= 0 ? nines + '0'.repeat(-scale) : whole <= 0 ? `0.${'0'.repeat(-whole)}${nines}` : `${nines.slice(0, whole)}.${nines.slice(whole)}`;
  return { min: `-${largest}`, max: largest };
}
