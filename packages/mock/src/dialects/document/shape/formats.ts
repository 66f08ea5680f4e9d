/** The form of texts by format. Other formats are not checked. */
export const FORMATS: ReadonlyMap<string, RegExp> = new Map([
  ['date', /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/],
  ['date-time', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i],
  ['time', /^\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i],
  ['duration', /^P(?!$)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/],
  ['uuid', /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i],
  ['email', /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i],
  ['uri', /^[a-z][a-z\d+.-]*:\/\/[!-~]+$/i],
  ['url', /^https?:\/\/[!-~]+$/i],
  ['uri-template', /^[!-~]+$/],
  ['uri-reference', /^[!-~]*$/],
  ['ipv4', /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/],
  ['ipv6', /^[\da-f:.]*:[\da-f:.]*$/i],
  ['hostname', /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i],
  ['byte', /^([\w+/]{4})*([\w+/]{2}==|[\w+/]{3}=)?$/],
]);
