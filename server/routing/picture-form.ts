import { extname } from "node:path";
import multipart, { type Multipart, type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { pictureExtensions, uploadTexts } from "#contract/uploads/constants.ts";
import { invalidInput, Refusal, tooLarge, wrongContentType } from "#server/errors.ts";
import { concurrencyLimit, type Limit } from "#server/platform/process/concurrency-limit.ts";
import { type IncomingFile, prepareIncomingFolder, withIncomingFile } from "./incoming-files.ts";

const wanted = "multipart/form-data";
/**
 * The picture comes with only a few small fields. A second file is let through so that it can be refused with a clear message.
 */
const limits = { files: 2, fields: 20, parts: 22, fieldSize: 16 * 1024, headerPairs: 20, headerSize: 2 * 1024 };
const mostBesideFile = limits.fields * limits.fieldSize;
const extensions = new Set(["", ...pictureExtensions.map((extension) => `.${extension}`)]);

/** Each takes a file of up to 10 MB until it's answered. */
const usualUploads = 64;
/** How long the rest of a refused form is read and dropped, so that its sender gets to read why. */
const patienceMs = 2_000;

declare module "fastify" {
  interface FastifyInstance {
    /** Where pictures are stored until they're answered, and how many may be at once. */
    uploads: { folder: string; limit: Limit };
  }
}

/** Stores incoming pictures in this folder: in memory, many large ones at once would take too much. */
export function keepUploadsIn(app: FastifyInstance, folder: string, atOnce = usualUploads) {
  app.decorate("uploads", { folder, limit: concurrencyLimit({ atOnce, waiting: 0 }) });
  app.addHook("onReady", async () => prepareIncomingFolder(folder, app.log));
}

/** Lets the routes of this scope take forms with a picture and nothing else. All other routes still refuse them. */
export async function acceptPictureForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser("*", (_request, _body, done) => done(wrongContentType(wanted)));
  app.addHook("onResponse", async ({ raw }) => {
    if (raw.readableEnded || raw.destroyed) return;
    const end = setTimeout(() => raw.destroy(), patienceMs).unref();
    raw.once("close", () => clearTimeout(end)).resume();
  });
}

/** `picture` is the path of the file. */
type PictureForm = { fields: Record<string, string>; picture: string | undefined };

type Texts = { tooLarge: string; notAPicture: string };
type Use<T> = (form: PictureForm) => Promise<T>;

/**
 * Receives this request's form, and deletes its picture once the work is done. Refuses it as soon as it is known to be larger
 * than the contract allows.
 */
export async function withPictureForm<T>(request: FastifyRequest, use: Use<T>, texts: Texts = uploadTexts): Promise<T> {
  const { file } = request.routeOptions.config;
  if (!file) throw new Error(`${request.routeOptions.url} takes no file`);
  const rule = { ...file, texts };
  if (!request.isMultipart() || request.headers["content-encoding"]) throw wrongContentType(wanted);
  if (Number(request.headers["content-length"]) > mostBytesOf(rule)) throw fileTooLarge(rule);
  const { uploads } = request.server;
  return uploads.limit(() => withIncomingFile(uploads.folder, async (file) => use(await receive(request, rule, file))));
}

async function receive(request: FastifyRequest, rule: Rule, file: IncomingFile): Promise<PictureForm> {
  if (request.raw.destroyed) throw invalidInput("The form isn’t valid."); // its parser would wait for more without end
  try {
    return await Promise.race([readForm(request, rule, file), rejectAbove(mostBytesOf(rule), request)]);
  } catch (error) {
    if (error instanceof Refusal || isOfDisk(error)) throw error;
    throw invalidInput("The form isn’t valid."); // what the parser throws adds nothing
  } finally {
    request.raw.unpipe();
  }
}

const isOfDisk = (error: unknown) => error instanceof Error && "syscall" in error && error.syscall === "write";

/** Rejects once more bytes have come. The parser itself would skip the excess without end. */
const rejectAbove = (mostBytes: number, { raw }: FastifyRequest) =>
  new Promise<never>((_resolve, reject) => {
    let received = 0;
    raw.on("data", ({ length }: Buffer) => {
      received += length;
      if (received > mostBytes) reject(tooLarge());
    });
  });

type Rule = { name: string; maxBytes: number; texts: Texts };

const mostBytesOf = ({ maxBytes }: Rule) => maxBytes + mostBesideFile;

async function readForm(request: FastifyRequest, rule: Rule, file: IncomingFile): Promise<PictureForm> {
  const fields: [name: string, value: string][] = [];
  let picture: string | undefined;
  for await (const part of request.parts({ limits: { ...limits, fileSize: rule.maxBytes + 1 } })) {
    if (part.type === "field") fields.push([part.fieldname, textOf(part)]);
    else if (part.fieldname !== rule.name) throw refuse(rule, uploadTexts.unexpected);
    else if (picture) throw refuse(rule, uploadTexts.several);
    else picture = await writePicture(part, rule, file);
  }
  return { fields: Object.fromEntries(fields), picture };
}

function textOf({ value, valueTruncated }: Exclude<Multipart, MultipartFile>): string {
  if (valueTruncated || typeof value !== "string") throw invalidInput("The form isn’t valid.");
  return value;
}

/**
 * Writes the picture to the file and returns its path. Returns undefined if none was chosen: browsers then send an empty file
 * without a name.
 */
async function writePicture({ file, filename }: MultipartFile, rule: Rule, into: IncomingFile) {
  if (!extensions.has(extname(filename ?? "").toLowerCase())) throw refuse(rule, rule.texts.notAPicture);
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    // a stream of bytes
    size += chunk.length;
    if (size > rule.maxBytes) throw fileTooLarge(rule);
    await into.handle.appendFile(chunk);
  }
  if (!filename && size > 0) throw refuse(rule, uploadTexts.unexpected);
  return filename ? into.path : undefined;
}

const refuse = ({ name }: Rule, sentence: string) => invalidInput(sentence, { [name]: sentence });
const fileTooLarge = ({ name, texts }: Rule) => tooLarge(texts.tooLarge, { [name]: texts.tooLarge });
