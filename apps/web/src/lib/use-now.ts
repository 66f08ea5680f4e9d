import { useEffect, useState } from 'react';

/** The time, told again every half minute for "5 min ago", or as often as asked for; `running` false lets it rest. */
export function useNow(every = 30_000, running = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every, running]);
  return now;
}
