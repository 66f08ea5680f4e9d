import { Label } from 'react-aria-components/Label';
import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import slider from '../../components/ui/slider.module.css';
import styles from './range-slider.module.css';

type RangeSliderProps = {
  label: string;
  /** A name for each thumb: one, or minimum and maximum. */
  thumbs: readonly string[];
  /** One number per thumb. */
  value: readonly number[];
  maximum: number;
  step: number;
  /** The value for people. */
  words: string;
  isDisabled: boolean;
  onChange: (value: readonly number[]) => void;
  /** Called when a thumb is released, or a key moved it. */
  onChangeEnd: (value: readonly number[]) => void;
};

/** A number or a range from 0, dragged or moved by keys. */
export function RangeSlider({ label, thumbs, value, maximum, step, words, isDisabled, onChange, onChangeEnd }: RangeSliderProps) {
  // A single number is filled from the edge of the track on.
  const from = value.length > 1 ? value[0]! : -maximum;
  const to = value.at(-1)!;
  return (
    <Slider
      className={`grid baseline ${styles.slider}`}
      minValue={0}
      maxValue={maximum}
      step={step}
      value={[...value]}
      isDisabled={isDisabled}
      onChange={onChange}
      onChangeEnd={onChangeEnd}
    >
      <Label>{label}</Label>
      <SliderOutput className={`text-cell figures nowrap ${styles.words}`}>{words}</SliderOutput>
      <SliderTrack className={slider.track!} style={{ '--from': from / maximum, '--to': to / maximum } as React.CSSProperties}>
        {thumbs.map((name, index) => (
          <SliderThumb key={name} index={index} aria-label={name} className={`on-surface ${slider.thumb}`} />
        ))}
      </SliderTrack>
    </Slider>
  );
}
