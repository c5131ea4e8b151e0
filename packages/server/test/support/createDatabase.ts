import pg from 'pg'
import { newId } from '../../src/platform/ids.ts'

/** Another database on a server, with nothing in it or as a copy of a template. */
export async function createDatabase(url: string, template?: string) {
  const name = `test_${newId().replaceAll('-', '')}`
  await administer(url, `create database ${name}${template ? ` template ${template}` : ''}`)
  const own = new URL(url)
  own.pathname = name
  return {
    name,
    own: own.href,
    drop: () => administer(url, `drop database ${name} with (force)`),
  }
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
