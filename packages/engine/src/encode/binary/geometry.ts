import { ByteSink } from './byte-sink.ts';
import { unreadable, type Converter } from './converter.ts';
import { float } from './numbers.ts';

/** Types that consist of a fixed number of floats in the order of their text form. */
export function floatsToBinary(type: string, count: number): Converter {
  return (text) => {
    const numbers = numbersOf(text, type);
    if (numbers.length !== count) throw unreadable(text, type);
    return putFloats(new ByteSink(), numbers).done();
  };
}

/** path: whether it is closed, the number of points, the points. Square brackets mean an open path. */
export const pathToBinary: Converter = (text) => {
  const numbers = pointsOf(text, 'path');
  return putFloats(new ByteSink().byte(text.trim().startsWith('[') ? 0 : 1).int32(numbers.length / 2), numbers).done();
};

export const polygonToBinary: Converter = (text) => {
  const numbers = pointsOf(text, 'polygon');
  return putFloats(new ByteSink().int32(numbers.length / 2), numbers).done();
};

function pointsOf(text: string, type: string): number[] {
  const numbers = numbersOf(text, type);
  if (numbers.length === 0 || numbers.length % 2 === 1) throw unreadable(text, type);
  return numbers;
}

function numbersOf(text: string, type: string): number[] {
  return text
    .split(/[\s,()[\]<>{}]+/)
    .filter((part) => part !== '')
    .map((part) => float(part, type));
}

function putFloats(sink: ByteSink, numbers: readonly number[]): ByteSink {
  for (const number of numbers) sink.float64(number);
  return sink;
}
