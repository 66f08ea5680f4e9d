import { mix } from '../kit/uniform.ts';
import { field, parameters } from '../kit/define.ts';
import { coordinates } from './location.ts';
import { placeGenerator, written } from './member.ts';
import { SHAPES, spatialType, wellKnownText, type Shape } from './well-known-text.ts';

export const spatial = placeGenerator<{ shape?: Shape }>(
  {
    kind: 'location.geometry',
    title: 'Shape on the map',
    summary: 'A point, line or area near the row’s city as extended well-known text: of the shape and the reference system that a PostGIS type asks for.',
    parameters: parameters({ shape: field.choice('Shape, if the type allows any', SHAPES) }),
    outputs: ['text', 'literal'],
  },
  (place, context, { shape }) => {
    const type = spatialType(context.type.name);
    const chosen = type.shape ?? shape ?? 'point';
    return written(context, place, (rows, i) => {
      const word = rows.word[i]!;
      const { latitude, longitude } = coordinates(place, rows.city[i]!, word);
      return wellKnownText(chosen, [longitude, latitude], type, (k) => (mix(word ^ (0x67656f + k)) >>> 0) % 1000);
    });
  },
);
