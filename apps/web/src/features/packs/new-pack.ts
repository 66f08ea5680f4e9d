import type { Pack } from '@seedbed/contract';

/** An initial pack: valid, with explanations of each part. */
export const NEW_PACK: Pack = {
  pack: 'our-words',
  title: 'Words of our company',
  cues: ['turbine', 'blade'],
  concepts: [
    {
      concept: 'wind turbine',
      tables: ['turbine', 'wind turbine'],
      attributes: {
        model: { names: ['model', 'type'], kind: 'text' },
        power: { names: ['power', 'power kw'], kind: 'number', unit: 'kW', min: 500, max: 8000, step: 50 },
        state: { names: ['state', 'status'], kind: 'label', values: { running: 85, maintenance: 12, standstill: 3 } },
        serial: { names: ['serial', 'serial number'], kind: 'code', pattern: 'WT-[A-Z]{2}-####' },
      },
      rows: [
        { model: 'Vestas V90', power: [1800, 2000] },
        { model: 'Enercon E-82', power: 2300 },
      ],
    },
  ],
};
