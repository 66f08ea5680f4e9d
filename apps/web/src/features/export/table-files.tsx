import { Download } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { DownloadLink } from '../../components/ui/download-link.tsx';
import { HELD_BYTES } from '../../lib/download.ts';
import { formatBytes, formatMany, shortName } from '../../lib/format.ts';
import styles from './export.module.css';

export type TableFile = {
  readonly name: string;
  /** Null while they are counted. */ readonly rows: number | null;
  readonly bytes: number | null;
  /** Null while there is nothing to download. */ readonly url: string | null;
};

/** The tables: which of them go into the archive, how large each is, and each as a file of its own. */
export function TableFiles({
  files,
  chosen,
  onChoose,
}: {
  files: readonly TableFile[];
  chosen: ReadonlySet<string>;
  onChoose: (name: string, isIn: boolean) => void;
}) {
  return (
    <ul>
      {files.map((file) => (
        <li key={file.name} className={`grid gap-5 border-below center ${styles.tableRow}`}>
          <Checkbox isSelected={chosen.has(file.name)} onChange={(isIn) => onChoose(file.name, isIn)}>
            <span className="cut medium" title={file.name}>
              {shortName(file.name)}
            </span>
          </Checkbox>
          <span className="figures faint">
            {file.rows === null ? 'counting rows' : formatMany(file.rows, 'row')}
            {file.bytes === null ? '' : `, about ${formatBytes(file.bytes)}`}
          </span>
          {file.url === null ? (
            <Button isDisabled aria-label={`Download ${shortName(file.name)}`}>
              Download
            </Button>
          ) : (
            <DownloadLink
              href={file.url}
              label={`Download ${shortName(file.name)}`}
              check={file.rows === null || (file.bytes ?? 0) > HELD_BYTES ? oneRow(file.url) : undefined}
            >
              <Download aria-hidden />
              Download
            </DownloadLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The address of the first row of a file. */
function oneRow(url: string): string {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  const from = searchParams.get('from') ?? '1';
  searchParams.set('from', from);
  searchParams.set('to', from);
  return `${pathname}?${searchParams}`;
}
