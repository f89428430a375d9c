export interface Difference {
  readonly pointer: string;
}
export const findDifferences = (_: unknown): Difference[] => [];
