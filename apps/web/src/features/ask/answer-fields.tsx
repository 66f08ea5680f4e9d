import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import styles from './ask.module.css';

type AnswerFieldsProps = { texts: readonly string[]; onChange: (texts: readonly string[]) => void; /** Label for a single field. */ label?: string };

/** A field for each part's answer, pasted from the model. */
export function AnswerFields({ texts, onChange, label = 'Answer' }: AnswerFieldsProps) {
  return texts.map((text, i) => (
    <TextField
      key={i}
      className="stack gap-2 min-width-0"
      value={text}
      onChange={(next) => onChange(texts.map((one, at) => (at === i ? next : one)))}
      aria-label={texts.length === 1 ? label : `Answer to part ${i + 1}`}
    >
      {texts.length === 1 ? null : <Label className="label">Answer to part {i + 1}</Label>}
      <TextArea
        className={`full-width text-mono ink on-surface rounded pad-4 ${styles.area}`}
        rows={6}
        spellCheck={false}
        placeholder="Paste all of what the model wrote. Text around the JSON does not matter."
      />
    </TextField>
  ));
}
