import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ChildProgram, childProgram } from '../../support/childProgram.ts'
import { freePort } from '../../support/freePort.ts'

const guide = join(import.meta.dirname, '../../../../../docs/operating.md')

/** The configuration in the operating guide, so that the documented one is tested. */
async function readRecommended(): Promise<string> {
  const [, snippet] = (await readFile(guide, 'utf8')).match(/```nginx\n([\s\S]*?)```/) ?? []
  if (!snippet) throw new Error(`${guide} has no configuration of nginx.`)
  return snippet
}

/** nginx in front of servers on this machine. */
export async function startNginx(
  folder: string,
  serverPorts: readonly number[],
): Promise<ChildProgram & { readonly port: number }> {
  const port = await freePort()
  const addresses = serverPorts.map((serverPort) => `127.0.0.1:${serverPort}`)
  const recommended = (await readRecommended())
    .replaceAll(/10\.0\.0\.\d+:4321/g, () => addresses.shift() ?? 'too many servers in the guide')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
events { worker_connections 1024; }
http {
${temporary}
access_log off;
${recommended}
}
`,
  )
  const words = ['-p', folder, '-c', file, '-e', join(folder, 'nginx.log')]
  return { port, ...(await childProgram('nginx', words)) }
}
