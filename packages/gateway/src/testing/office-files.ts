import { deflateRawSync, crc32 } from "node:zlib"

/** A ZIP archive of these files, as small as one can be. */
export const zipOf = (files: Readonly<Record<string, string>>): Buffer => {
  const [locals, centrals]: [Array<Buffer>, Array<Buffer>] = [[], []]
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [plain, path] = [Buffer.from(text), Buffer.from(name)]
    const packed = deflateRawSync(plain)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(plain), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(plain.length, 18)
    head.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), head, path, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    centrals.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), head, place, path]))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(centrals.length, 4)
  end.writeUInt16LE(centrals.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, central, Buffer.from("PK\u0005\u0006"), end])
}

const office = (main: string, part: string): Buffer =>
  zipOf({
    "[Content_Types].xml": `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="${main}"/></Types>`,
    [part]: "<x/>",
  })

/** A workbook without macros. */
export const aWorkbook = (): Buffer =>
  office("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml", "xl/workbook.xml")
/** A workbook with macros. */
export const aMacroWorkbook = (): Buffer =>
  office("application/vnd.ms-excel.sheet.macroEnabled.main+xml", "xl/workbook.xml")
/** A Word document. */
export const aWordDocument = (): Buffer =>
  office("application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml", "word/document.xml")
