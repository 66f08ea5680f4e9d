/** Why work is abandoned: nobody waits for it any more. Not an error. */
export class CallerGone extends Error {
  constructor() {
    super('the caller went away');
    this.name = 'CallerGone';
  }
}
