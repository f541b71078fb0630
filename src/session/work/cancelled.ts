/** What long work rejects with where the one who asked for it wants it no more. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled');
    this.name = 'Cancelled';
  }
}
