import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { keepValue } from './dataFolder/keepValue.ts'

/** The key of this installation: the given one, else the one kept in its data folder since the first start. */
export const loadSecret = async (dataDir: string, given: string | undefined): Promise<string> =>
  given ?? keepValue(join(dataDir, 'secret'), () => randomBytes(32).toString('hex'))
