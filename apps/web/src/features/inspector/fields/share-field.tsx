import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { ScrubNumber } from './scrub-number.tsx';
import slider from '../../../components/ui/slider.module.css';
import styles from './fields.module.css';

type ShareFieldProps = {
  label: string;
  value: number;
  onChange: (share: number) => void;
  max?: number;
  error?: string | undefined;
};

/** A share from 0 to 1: dragged, or written as per cent to any number of digits. */
export function ShareField({ label, value, onChange, max = 1, error }: ShareFieldProps) {
  return (
    <div className={`grid at-end ${styles.share}`}>
      <ScrubNumber
        label={label}
        value={Number((value * 100).toPrecision(12))}
        unit="%"
        minimum={0}
        maximum={max * 100}
        step={1}
        error={error}
        onChange={(percent) => onChange(percent === undefined ? 0 : Number((percent / 100).toPrecision(12)))}
      />
      <Slider
        className={styles.shareSlider!}
        aria-label={`${label}, dragged`}
        minValue={0}
        maxValue={max}
        step={0.01}
        value={value}
        onChange={(next) => onChange(Array.isArray(next) ? next[0]! : next)}
      >
        <SliderTrack className={slider.track!} style={{ '--from': -1, '--to': value / max } as React.CSSProperties}>
          <SliderThumb className={`on-surface ${slider.thumb}`} />
        </SliderTrack>
      </Slider>
    </div>
  );
}
