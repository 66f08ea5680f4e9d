import { Button } from '../../../components/ui/button.tsx';
import styles from './say.module.css';

type WishButtonsProps = { label: string; wishes: readonly string[]; onSay: (wish: string) => void };

/** Example requests as buttons. */
export function WishButtons({ label, wishes, onSay }: WishButtonsProps) {
  if (wishes.length === 0) return null;
  return (
    <div className={styles.offers} role="group" aria-label={label}>
      <span className={styles.quiet} aria-hidden>
        {label}
      </span>
      {wishes.map((wish) => (
        <Button key={wish} onPress={() => onSay(wish)}>
          {wish}
        </Button>
      ))}
    </div>
  );
}
