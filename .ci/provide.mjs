// Programs that tests need and npm does not bring. What cannot be had is a failure.
import { execFileSync, spawnSync } from 'node:child_process'

const apt = (...words) =>
  execFileSync('apt-get', ['-o', 'Acquire::Retries=3', ...words, '-qq'], { stdio: 'inherit' })

/** Installs a package of Debian. */
export function install(name) {
  console.log(`Installing ${name} …`)
  apt('update')
  apt('install', '-y', name)
}

/** Installs the package of a program that is missing. */
export function provide(program, versionOption, name = program) {
  if (spawnSync(program, [versionOption]).status !== 0) install(name)
}
