/** Why work is cancelled: nobody waits for it any longer. Not an error. */
export class CallerGone extends Error {
  constructor() {
    super('the caller went away');
    this.name = 'CallerGone';
  }
}
