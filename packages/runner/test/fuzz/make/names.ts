/** Plain words: inference also works with column names. */
export const TABLES =
  'accounts albums assets bookings branches cities clients contracts courses devices employees events files games groups invoices items jobs leases members messages notes orders parts payments persons plans players policies products projects readings rooms routes shifts sites stations tasks teams tickets trips venues visits wards'.split(
    ' ',
  );

export const COLUMNS = {
  whole: 'quantity stock age level rank score points seats capacity floor year month attempts priority weight size version position amount'.split(' '),
  number: 'price total rate discount balance tax fee cost budget ratio height width latitude salary percent'.split(' '),
  text: 'name title code email status label description city country phone slug sku currency note first_name reference url'.split(' '),
  flag: 'active enabled is_default verified archived paid public_flag locked'.split(' '),
  day: 'born_on starts_on ends_on due_date hired_on valid_from valid_until opened_on'.split(' '),
  moment: 'created_at updated_at deleted_at started_at finished_at sent_at expires_at'.split(' '),
  time: 'opens_at closes_at starts_time'.split(' '),
  label: 'kind state role color mode grade'.split(' '),
  uuid: 'token external_id trace_id'.split(' '),
  json: 'settings attributes payload meta'.split(' '),
  list: 'tags scores sizes options'.split(' '),
  range: 'period validity span_of during'.split(' '),
  net: 'ip_address network host_address'.split(' '),
  bits: 'mask permissions flags'.split(' '),
  span: 'duration lead_time wait_time'.split(' '),
  bytes: 'digest thumbnail salt'.split(' '),
} as const;

export type ColumnClass = keyof typeof COLUMNS;
