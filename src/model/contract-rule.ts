/** One obligation beyond the shape of a contract. */
export interface ContractRule {
  /** Kebab-case, and its own within the contract: `params.rule` of an error. */
  readonly id: string;
  /** What is asked, as a sentence that begins with `Must`. */
  readonly description: string;
  /** The code that the receiver answers with when the rule is broken, such as `S210`, where one is known. */
  readonly code?: string;
}
