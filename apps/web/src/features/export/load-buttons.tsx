import { Button } from '../../components/ui/button.tsx';
import type { ProofGate } from '../../workspace/proof-gate.ts';
import { LargeButton } from './large.tsx';

type LoadButtonsProps = {
  /** Rows and target: `7,187 rows into staging`. */
  readonly what: string;
  readonly gate: ProofGate['state'];
  /** Set if a load is so large that it needs a confirmation. */
  readonly large: { readonly bytes: number; readonly seconds: number } | null;
  readonly isReady: boolean;
  readonly empties: boolean;
  readonly isStarting: boolean;
  /** With a proof first, if there is none. */
  readonly onLoadProved: () => void;
  readonly onLoad: () => void;
};

const CONTINUES_IN_BACKGROUND = 'It continues when this page is closed, and can be cancelled. Change row counts in the list of tables.';

/**
 * One button that proves, if necessary, and loads. Next to it is a plain button without the proof. Refused rows are loaded only after a
 * click, and not by Enter in a field.
 */
export function LoadButtons({ what, gate, large, isReady, empties, isStarting, onLoadProved, onLoad }: LoadButtonsProps) {
  const words = what ? ` ${what}` : '';
  const busy = isStarting ? 'Starting…' : null;
  const asks = isReady ? large : null;
  if (gate === 'refused' && !busy)
    return asks ? (
      <LargeButton label={`Load${words} anyway`} what="Load" look="plain" {...asks} onGo={onLoad}>
        {CONTINUES_IN_BACKGROUND}
      </LargeButton>
    ) : (
      <Button look={empties ? 'danger' : 'plain'} isDisabled={!isReady} onPress={onLoad}>
        Load{words} anyway
      </Button>
    );
  const proves = gate === 'prove';
  const lead = proves ? 'Prove, then load' : 'Load';
  return (
    <>
      {asks && !busy ? (
        <LargeButton label={`${lead}${words}`} what={lead} {...asks} onGo={onLoadProved}>
          {CONTINUES_IN_BACKGROUND}
        </LargeButton>
      ) : (
        <Button type="submit" look={empties ? 'danger' : 'primary'} isDisabled={!isReady || gate === 'unknown'} isPending={busy !== null}>
          {busy ?? `${lead}${words}`}
        </Button>
      )}
      {!proves || busy ? null : asks ? (
        <LargeButton label="Load without a proof" what="Load" look="quiet" {...asks} onGo={onLoad}>
          {CONTINUES_IN_BACKGROUND}
        </LargeButton>
      ) : (
        <Button look="quiet" isDisabled={!isReady} onPress={onLoad}>
          Load without a proof
        </Button>
      )}
    </>
  );
}
