import { Button } from '../../../components/ui/button.tsx';
import styles from './say.module.css';

type RequestButtonsProps = { label: string; requests: readonly string[]; onSay: (wish: string) => void };

/** Example requests as buttons. */
export function RequestButtons({ label, requests, onSay }: RequestButtonsProps) {
  if (requests.length === 0) return null;
  return (
    <div className={`line wrap min-width-0 ${styles.offers}`} role="group" aria-label={label}>
      <span className="figures faint break-anywhere" aria-hidden>
        {label}
      </span>
      {requests.map((wish) => (
        <Button key={wish} onPress={() => onSay(wish)}>
          {wish}
        </Button>
      ))}
    </div>
  );
}
