import { isOtherOrigin, MODEL_SECONDS, type ModelEndpoint, type ModelEndpointSettings, type TokenPrices } from '@seedbed/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { NumberField } from '../../components/ui/number-field.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { notify } from '../../lib/notify.ts';
import { modelEndpointQuery, saveModelEndpoint } from '../../queries/model.ts';
import styles from './settings.module.css';

/** Address, model, key, time limit and prices of the endpoint. */
export function ModelForm({ before }: { before: ModelEndpoint | null }) {
  const queries = useQueryClient();
  const [url, setUrl] = useState(before?.url ?? '');
  const [model, setModel] = useState(before?.model ?? '');
  const [key, setKey] = useState('');
  const [seconds, setSeconds] = useState(before?.seconds ?? MODEL_SECONDS);
  const [prices, setPrices] = useState<TokenPrices>(before?.prices ?? { sent: NaN, received: NaN, currency: 'USD' });
  const elsewhere = before !== null && before.hasKey && isOtherOrigin(before.url, url.trim());
  const isReady = /^https?:\/\/\S+$/.test(url.trim()) && model.trim() !== '' && !(elsewhere && key === '') && Number.isFinite(seconds);
  const save = useMutation({
    mutationFn: () => saveModelEndpoint(settingsOf({ url, model, key, seconds, prices })),
    onSuccess: (endpoint) => {
      setKey('');
      queries.setQueryData(modelEndpointQuery.queryKey, endpoint);
      void askAgain(queries, ['model', 'askable']);
      notify('The endpoint is saved. Test it before you ask.');
    },
  });
  return (
    <form
      className={`stack gap-4 ${styles.form}`}
      aria-label="Model endpoint"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) save.mutate();
      }}
    >
      <TextField
        label="Address"
        mono
        value={url}
        onChange={setUrl}
        maxLength={500}
        autoComplete="off"
        placeholder="http://127.0.0.1:11434/v1"
        hint="Where the API begins, without /chat/completions."
      />
      <TextField
        label="Model"
        mono
        value={model}
        onChange={setModel}
        maxLength={200}
        autoComplete="off"
        placeholder="qwen3:14b"
        hint="Its name at that address."
      />
      <TextField
        label={elsewhere || !before?.hasKey ? 'Key' : 'New key'}
        type="password"
        value={key}
        onChange={setKey}
        autoComplete="off"
        isRequired={elsewhere}
        hint={keyHint(before, elsewhere)}
      />
      <NumberField label="Time limit of one call, seconds" minValue={1} maxValue={900} value={seconds} onChange={setSeconds} />
      <fieldset>
        <legend className={`label ${styles.legend}`}>Price of a million tokens (optional)</legend>
        <div className={`grid gap-4 ${styles.prices}`}>
          <NumberField label="Sent" minValue={0} value={prices.sent} onChange={(sent) => setPrices({ ...prices, sent })} formatOptions={PRICE} />
          <NumberField
            label="Received"
            minValue={0}
            value={prices.received}
            onChange={(received) => setPrices({ ...prices, received })}
            formatOptions={PRICE}
          />
          <TextField
            label="Currency"
            mono
            maxLength={3}
            value={prices.currency}
            onChange={(currency) => setPrices({ ...prices, currency: currency.toUpperCase() })}
          />
        </div>
        <p className="note pretty">As the service lists it. Seedbed then shows what a call costs.</p>
      </fieldset>
      {save.isError ? <ErrorNote error={save.error} /> : null}
      <div className="row gap-3">
        <Button type="submit" look="primary" isDisabled={!isReady} isPending={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

const PRICE = { maximumFractionDigits: 4 };

function keyHint(before: ModelEndpoint | null, elsewhere: boolean): string {
  if (elsewhere) return `The stored key is for ${new URL(before!.url).origin}; enter it again after a change of scheme, host or port.`;
  return before?.hasKey ? 'Leave empty to keep the current key.' : 'If the service wants one. It is stored encrypted and not shown again.';
}

type Fields = { url: string; model: string; key: string; seconds: number; prices: TokenPrices };

function settingsOf({ url, model, key, seconds, prices }: Fields): ModelEndpointSettings {
  const known = Number.isFinite(prices.sent) && Number.isFinite(prices.received) && /^[A-Z]{3}$/.test(prices.currency);
  return { url: url.trim(), model: model.trim(), seconds, prices: known ? prices : null, ...(key === '' ? {} : { key }) };
}
