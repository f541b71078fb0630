/** A small map whose tiles all join, for whoever wants to see how one is written. */
export const EXAMPLE_MAP = '02B 0,0;38A 4,2;07B 2,-4 90;38A 6,2;25A 8,1';
