/** Entries of packages that npm fetches; the others are folders of this repository. */
export function fetchedPackages({ packages }) {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ path, name: nameOf(path), ...entry }))
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * What npm could not verify, or would fetch from somewhere else. Packages for other platforms miss their hash when
 * npm wrote the lockfile from a folder in which they are not installed.
 */
export function lockfileProblems(lockfile) {
  return fetchedPackages(lockfile).flatMap(({ path, integrity = '', resolved }) => [
    ...(integrity.startsWith('sha512-')
      ? []
      : [
          `package-lock.json has no hash of ${path}. Take it and what depends on it out of the file, and run npm install --package-lock-only --omit-lockfile-registry-resolved.`,
        ]),
    ...(resolved === undefined
      ? []
      : [
          `package-lock.json fetches ${path} from ${resolved}. Leave the place out (npm install --package-lock-only --omit-lockfile-registry-resolved), so that everybody's own registry is asked.`,
        ]),
  ])
}
