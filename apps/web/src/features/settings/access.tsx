import styles from './settings.module.css';

/** The operator's guide, in the manual that the server has. */
const GUIDE = '/docs/guides/team-server.html';

/** Who can open Seedbed on a server without sign-in. */
export function Access() {
  return (
    <section className="stack gap-4 min-width-0" aria-labelledby="access">
      <h2 id="access">Access</h2>
      <p className={`quiet pretty ${styles.said}`}>
        Only this machine can reach Seedbed, and nobody signs in: anyone who opens it is its owner. To share it with a team,{' '}
        <a href={GUIDE}>run it as a server</a>.
      </p>
    </section>
  );
}
