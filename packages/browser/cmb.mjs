import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
import { findTestBrowser } from './src/findBrowser.ts'
const { executablePath, args, env } = await findTestBrowser()
const b = await chromium.launch({ executablePath, args:[...args], env:{...env} })
const p = await b.newPage()
for (const n of process.argv.slice(2)) {
  const url='data:image/jpeg;base64,'+readFileSync(`/tmp/cmyk/${n}.jpg`).toString('base64')
  console.log(n, await p.evaluate(async (u)=>{const i=new Image();i.src=u;await i.decode();const c=document.createElement('canvas');c.width=i.width;c.height=i.height;const g=c.getContext('2d');g.drawImage(i,0,0);const r=[];for(let k=0;k<12;k++){const x=(k%4)*20+10,y=Math.floor(k/4)*20+10;r.push([...g.getImageData(x,y,1,1).data].slice(0,3).join(','))}return r.join(' | ')},url))
}
await b.close()
