/** A value that does not fit its column. The reader of the rows adds the column's name to the message. */
export class CellFault extends RangeError {}
