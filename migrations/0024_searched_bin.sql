CREATE INDEX "bin_by_kind" ON "bin" USING btree ("kind","deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bin_by_name" ON "bin" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "bin_search" ON "bin" USING gin ("name" gin_trgm_ops,"deleted_by" gin_trgm_ops);