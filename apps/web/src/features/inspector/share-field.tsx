import { Label } from 'react-aria-components/Label';
import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { formatShare } from '../../lib/format.ts';
import styles from './inspector.module.css';

/** A share from 0 to 1, dragged; the arrow keys move it by one per cent. */
export function ShareField({ label, value, onChange, max = 1 }: { label: string; value: number; onChange: (share: number) => void; max?: number }) {
  return (
    <Slider
      className={styles.slider!}
      minValue={0}
      maxValue={max}
      step={0.01}
      value={value}
      onChange={(next) => onChange(Array.isArray(next) ? next[0]! : next)}
    >
      <Label>{label}</Label>
      <SliderOutput>{() => formatShare(value)}</SliderOutput>
      <SliderTrack className={styles.track!} style={{ '--share': value / max } as React.CSSProperties}>
        <SliderThumb className={styles.thumb!} />
      </SliderTrack>
    </Slider>
  );
}
