import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isPortInUse } from '../../../src/platform/http/openPort.ts'
import { type ChildProgram, childProgram } from '../childProgram.ts'

const pollMs = 20

/** Starts nginx with the written configuration of all sites. @param folder for its own files */
export async function startNginx(
  folder: string,
  configurations: string,
  port: number,
): Promise<ChildProgram> {
  const file = join(folder, 'nginx.conf')
  const log = join(folder, 'nginx.log')
  await writeFile(
    file,
    `include /etc/nginx/modules-enabled/*.conf;
daemon off;
pid "${folder}/nginx.pid";
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
worker_rlimit_nofile 65536;
events { worker_connections 1024; }
http {
${temporaryPaths(folder)}
access_log off;
include "${configurations}/nginx/openFiles.part";
include "${configurations}/nginx/bouquet.conf";
}
`,
  )
  return listening(await childProgram('nginx', ['-c', file, '-e', log]), port, log)
}

/**
 * Starts nginx with the whole configuration that is written for machines of its own. @param folder for the files that
 * it keeps in folders of the system
 */
export async function startWholeNginx(
  folder: string,
  configuration: string,
  port: number,
): Promise<ChildProgram> {
  const written = await readFile(configuration, 'utf8')
  const file = join(folder, 'wholeNginx.conf')
  const log = join(folder, 'error.log')
  const own = written
    .replace(/^user .*;$/m, process.getuid?.() === 0 ? 'user root;' : '')
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll('/var/log/nginx', folder)
    .replace('http {', `http {\n${temporaryPaths(folder)}`)
  await writeFile(file, `daemon off;\n${own}`)
  return listening(await childProgram('nginx', ['-c', file, '-e', log]), port, log)
}

const temporaryPaths = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path "${folder}/${kind}";`)
    .join('\n')

/** Starts Caddy with the written configuration of all sites. @param folder for its own files */
export async function startCaddy(
  folder: string,
  configurations: string,
  port: number,
): Promise<ChildProgram> {
  const file = join(folder, 'Caddyfile')
  const log = join(folder, 'caddy.log')
  await writeFile(
    file,
    `{
	admin off
	http_port ${port}
	log {
		output file "${log}"
	}
}
import "${configurations}/caddy/bouquet.caddy"
`,
  )
  const words = ['run', '--adapter', 'caddyfile', '--config', file]
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return listening(await childProgram('caddy', words, { env }), port, log)
}

/** Waits until a program takes connections. @throws Error with its log when it ends before */
async function listening(program: ChildProgram, port: number, log: string): Promise<ChildProgram> {
  while (!(await isPortInUse(port))) {
    if (program.ended() !== null) throw new Error(await readFile(log, 'utf8'))
    await wait(pollMs)
  }
  return program
}
