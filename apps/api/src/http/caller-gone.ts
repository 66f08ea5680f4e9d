/** Why work is given up: nobody waits for it any more. It is no fault of anyone's. */
export class CallerGone extends Error {
  constructor() {
    super('the caller went away');
    this.name = 'CallerGone';
  }
}
