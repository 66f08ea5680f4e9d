import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { buttonClass, IconButton } from '../../components/ui/button.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { notify } from '../../lib/notify.ts';
import { FILES } from './dialects.ts';
import type { Address, MockCall } from './mock-call.ts';
import { snippetsOf } from './snippets.ts';
import styles from './mock.module.css';

/** The request that is being tried, in the clients that people have; and what describes the whole API. */
export function SnippetTabs({ call, address, path }: { call: MockCall; address: Address; path: string }) {
  const [chosen, setChosen] = useState('client');
  const [copied, setCopied] = useState<string | null>(null);
  const snippets = snippetsOf(call, address);
  const snippet = snippets.find(({ id }) => id === chosen) ?? snippets[0]!;
  const copy = () =>
    void navigator.clipboard?.writeText(snippet.text).then(
      () => setCopied(snippet.text),
      () => notify('The browser did not allow copying. Select the text instead.', { id: 'copied', isError: true }),
    );
  const isCopied = copied === snippet.text;
  return (
    <div className={`grid min-width-0 ${styles.code}`}>
      <div className={styles.tabs}>
        <Segmented label="Language" options={snippets} value={snippet.id} onChange={setChosen} />
      </div>
      <div className={`min-width-0 relative ${styles.snippet}`}>
        <pre tabIndex={0} aria-label={`Code for ${snippet.label}`}>
          {snippet.text}
        </pre>
        <IconButton label={isCopied ? 'Copied' : 'Copy code'} onPress={copy}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        </IconButton>
      </div>
      <div className="row gap-3 wrap">
        {FILES.map(({ name, label, note }) => (
          <a key={name} className={buttonClass()} href={`${path}/${name}`} download={name} title={note}>
            <Download aria-hidden />
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
