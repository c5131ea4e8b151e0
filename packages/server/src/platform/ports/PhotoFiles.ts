/** Where pictures lie. `name` is a path of plain parts, as in `<photo>/clear-1080.webp`. */
export interface PhotoFiles {
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Removes every file of a photo. */
  remove(photo: string): Promise<void>
  /** @throws Error when the store cannot be reached, or written to */
  check(signal: AbortSignal): Promise<void>
}
