import styles from './packs.module.css';

const PARTS = [
  ['pack, title', 'the name in addresses, and the one that is shown'],
  ['cues', 'words in names of tables and columns that speak for this pack'],
  ['concepts', 'what a row of a table is; “tables” are names that such tables have'],
  ['attributes', 'its columns: “names” they are called by, their “kind” (text, label, number, money, time, flag, code) and their values'],
  ['rows', 'example rows, whose values belong together; [1800, 2000] is a range'],
] as const;

/** What the parts of a pack are for. The text that one begins with is an example that is right. */
export function PackHelp() {
  return (
    <details className={styles.help}>
      <summary>What the parts mean</summary>
      <dl>
        {PARTS.map(([part, meaning]) => (
          <div key={part}>
            <dt className="text-mono">{part}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href="/docs/guides/add-a-pack.html">The whole guide</a>
      </p>
    </details>
  );
}
