import type { PackageId } from '../core/ids.schema.ts'
import { catalogueIdPattern } from '../core/ids.ts'

/** @throws {RangeError} for a text that is no id of a package */
export function parsePackageId(text: string): PackageId {
  if (!catalogueIdPattern.test(text)) throw new RangeError(`${text} is no id of a package.`)
  return text as PackageId
}
