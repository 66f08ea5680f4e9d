import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import slider from '../../../components/ui/slider.module.css';
import type { TimelineMade } from '../../../engine/protocol.ts';
import fields from '../fields/fields.module.css';
import { ScrubNumber } from '../fields/scrub-number.tsx';
import { growthAsked, growthMade } from './made-words.ts';

/** A drag reaches from a quarter of the rows of the year before to four times as many; a number may be any. */
const REACH = 2;

/** The growth of rows per year: dragged or typed. In the middle each year has as many as the previous one. */
export function Growth({
  value,
  isUsual,
  made,
  onChange,
}: {
  value: number;
  /** Whether nobody set it: then it is no even growth. */
  isUsual: boolean;
  made: TimelineMade | null;
  onChange: (growth: number) => void;
}) {
  const asked = made && isUsual ? growthAsked(made, value) : null;
  const at = Math.min(REACH, Math.max(-REACH, Math.log2(value)));
  const share = (at + REACH) / (2 * REACH);
  return (
    <div>
      <div className={`grid at-end ${fields.share}`}>
        <ScrubNumber label="Growth a year" value={value} minimum={0.05} onChange={(next) => next !== undefined && next > 0 && onChange(next)} />
        <Slider
          className={fields.shareSlider!}
          aria-label="Growth a year, dragged"
          minValue={-REACH}
          maxValue={REACH}
          step={0.05}
          value={at}
          onChange={(next) => onChange(Number((2 ** (Array.isArray(next) ? next[0]! : next)).toPrecision(3)))}
        >
          <SliderTrack className={slider.track!} style={{ '--from': Math.min(0.5, share), '--to': Math.max(0.5, share) } as React.CSSProperties}>
            <SliderThumb className={`on-surface ${slider.thumb}`} />
          </SliderTrack>
        </Slider>
      </div>
      <p className="note">{[asked, made && growthMade(made)].filter(Boolean).join(' ') || '2: twice the rows of the year before; 1: as many.'}</p>
    </div>
  );
}
