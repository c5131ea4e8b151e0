import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostingSettings } from './hostingSettings.ts'

/** The files of a certificate, as ACME clients name them, in the folder of a domain. */
export const certificateFiles = { chain: 'fullchain.pem', key: 'privkey.pem' } as const

/**
 * Looks at the certificate of a domain, since nginx refuses its whole configuration for a single one that it cannot use.
 * A file that this user may not read is taken to be right: keys of certificates are often for root alone.
 * @returns what is wrong with it, or undefined
 */
export function certificateProblem(
  domain: string,
  { tls, certificates, checksCertificates }: HostingSettings,
): string | undefined {
  if (tls !== 'on' || !checksCertificates) return
  const chain = readPem(join(certificates, domain, certificateFiles.chain))
  if ('problem' in chain) return chain.problem
  const key = readPem(join(certificates, domain, certificateFiles.key))
  if ('problem' in key) return key.problem
  if (chain.text === undefined || key.text === undefined) return
  try {
    const isOfKey = new X509Certificate(chain.text).checkPrivateKey(createPrivateKey(key.text))
    return isOfKey ? undefined : `${chain.path} and ${key.path} do not belong together`
  } catch {
    return `${chain.path} or ${key.path} is no certificate or key`
  }
}

type Pem =
  | { readonly path: string; readonly text: string | undefined }
  | { readonly problem: string }

function readPem(path: string): Pem {
  try {
    return { path, text: readFileSync(path, 'utf8') }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === 'EACCES' || code === 'EPERM'
      ? { path, text: undefined }
      : { problem: `${path} is missing` }
  }
}
