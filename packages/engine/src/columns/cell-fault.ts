/** A value that cannot be made as its column asks; whoever reads the rows knows which column it is. */
export class CellFault extends RangeError {}
