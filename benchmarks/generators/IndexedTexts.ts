/** Texts that many pages have, each kept once. */
export class IndexedTexts {
  readonly list: string[] = []
  readonly #indexes = new Map<string, number>()

  /** The index of a text in the list, to which a new one is added. */
  indexOf(text: string): number {
    const known = this.#indexes.get(text) ?? this.list.push(text) - 1
    this.#indexes.set(text, known)
    return known
  }
}
