import { Button } from '../../components/ui/button.tsx';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { edit } from '../../workspace/draft/draft-store.ts';
import { showPreview, type Preview } from '../../workspace/preview.ts';
import styles from './table-view.module.css';

/** Describes what the rows below would become, and applies or discards it. */
export function PreviewStrip({ preview }: { preview: Preview }) {
  const draft = useDraftStore();
  const { label, place, before, after, recipe } = preview;
  const apply = () => {
    showPreview(null);
    edit(draft, `fixed ${place} ${before} → ${after}`, recipe, { touched: preview.table });
  };
  return (
    <section className={`line wrap border-below ${styles.preview}`} aria-label="Preview">
      <p role="status">
        Preview. Rows show the current and the new value with “{label}” ({place}).
      </p>
      <Button look="primary" onPress={apply}>
        {label}
      </Button>
      <Button onPress={() => showPreview(null)}>Leave it</Button>
    </section>
  );
}
