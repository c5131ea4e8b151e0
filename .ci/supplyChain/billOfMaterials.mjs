import { spawnSync } from 'node:child_process'
import { fetchedPackages } from './lockfile.mjs'

/**
 * What is wrong with the bill of materials: that it is none, or lacks a production dependency or its hash. It lists
 * the dependencies of development too: npm would otherwise leave out whatever any package needs for development.
 */
export function billProblems(root, lockfile) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) return [`npm run sbom failed. ${stderr || 'Run it to read why.'}`]
  const bill = JSON.parse(stdout)
  const { name, version } = lockfile
  if (bill.bomFormat !== 'CycloneDX' || bill.metadata.component.purl !== purlOf({ name, version }))
    return [`npm run sbom gives no CycloneDX bill of ${name} ${version}.`]
  const hashed = bill.components.filter(({ hashes = [] }) => hashes.length > 0)
  const listed = new Set(hashed.map(({ purl }) => decodeURIComponent(purl)))
  return fetchedPackages(lockfile)
    .filter(({ dev, devOptional }) => !dev && !devOptional)
    .map(purlOf)
    .filter((purl) => !listed.has(purl))
    .map((purl) => `The bill of materials has no ${purl} with its hash.`)
}

const purlOf = ({ name, version }) => `pkg:npm/${name}@${version}`
