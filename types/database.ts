// Made by `npm run types` from supabase/migrations. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      base_files: {
        Row: {
          base_id: string
          file_name: string
          file_path: string
          file_size: number
          file_type: string
          id: string
          position: number
          uploaded_at: string
        }
        Insert: {
          base_id: string
          file_name: string
          file_path: string
          file_size: number
          file_type: string
          id?: string
          position?: number
          uploaded_at?: string
        }
        Update: {
          base_id?: string
          file_name?: string
          file_path?: string
          file_size?: number
          file_type?: string
          id?: string
          position?: number
          uploaded_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'base_files_base_id_fkey'
            columns: ['base_id']
            isOneToOne: false
            referencedRelation: 'bases'
            referencedColumns: ['id']
          },
        ]
      }
      bases: {
        Row: { created_at: string; id: string; name: string; user_id: string }
        Insert: { created_at?: string; id?: string; name: string; user_id: string }
        Update: { created_at?: string; id?: string; name?: string; user_id?: string }
        Relationships: []
      }
      chat_messages: {
        Row: {
          chat_id: string
          content: string
          id: string
          message_type: string
          metadata: Json
          timestamp: string
        }
        Insert: {
          chat_id: string
          content: string
          id?: string
          message_type: string
          metadata?: Json
          timestamp?: string
        }
        Update: {
          chat_id?: string
          content?: string
          id?: string
          message_type?: string
          metadata?: Json
          timestamp?: string
        }
        Relationships: [
          {
            foreignKeyName: 'chat_messages_chat_id_fkey'
            columns: ['chat_id']
            isOneToOne: false
            referencedRelation: 'chats'
            referencedColumns: ['id']
          },
        ]
      }
      chats: {
        Row: {
          base_id: string
          chat_name: string
          created_at: string
          file_id: string
          id: string
          is_active: boolean
          updated_at: string
          user_id: string
        }
        Insert: {
          base_id: string
          chat_name: string
          created_at?: string
          file_id: string
          id?: string
          is_active?: boolean
          updated_at?: string
          user_id: string
        }
        Update: {
          base_id?: string
          chat_name?: string
          created_at?: string
          file_id?: string
          id?: string
          is_active?: boolean
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'chats_base_id_fkey'
            columns: ['base_id']
            isOneToOne: false
            referencedRelation: 'bases'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'chats_file_id_fkey'
            columns: ['file_id']
            isOneToOne: false
            referencedRelation: 'base_files'
            referencedColumns: ['id']
          },
        ]
      }
      pdf_text_content: {
        Row: {
          emphasis: Json | null
          error_message: string | null
          extracted_text: string | null
          extraction_date: string
          file_id: string
          status: string
          structure: Json | null
          text_length: number
        }
        Insert: {
          emphasis?: Json | null
          error_message?: string | null
          extracted_text?: string | null
          extraction_date?: string
          file_id: string
          status: string
          structure?: Json | null
          text_length?: number
        }
        Update: {
          emphasis?: Json | null
          error_message?: string | null
          extracted_text?: string | null
          extraction_date?: string
          file_id?: string
          status?: string
          structure?: Json | null
          text_length?: number
        }
        Relationships: [
          {
            foreignKeyName: 'pdf_text_content_file_id_fkey'
            columns: ['file_id']
            isOneToOne: true
            referencedRelation: 'base_files'
            referencedColumns: ['id']
          },
        ]
      }
      question_reviews: {
        Row: {
          due_at: string
          first_id: string
          history: Json
          question_id: string
          user_id: string
        }
        Insert: {
          due_at: string
          first_id: string
          history: Json
          question_id: string
          user_id: string
        }
        Update: {
          due_at?: string
          first_id?: string
          history?: Json
          question_id?: string
          user_id?: string
        }
        Relationships: []
      }
      quiz_answers: {
        Row: {
          answered_at: string
          feedback: string | null
          graded_by: string | null
          history: Json
          is_correct: boolean | null
          marks_obtained: number | null
          points: Json
          question_id: string
          quiz_id: string
          retries: Json
          similarity_score: number | null
          user_answer: string
        }
        Insert: {
          answered_at?: string
          feedback?: string | null
          graded_by?: string | null
          history?: Json
          is_correct?: boolean | null
          marks_obtained?: number | null
          points?: Json
          question_id: string
          quiz_id: string
          retries?: Json
          similarity_score?: number | null
          user_answer: string
        }
        Update: {
          answered_at?: string
          feedback?: string | null
          graded_by?: string | null
          history?: Json
          is_correct?: boolean | null
          marks_obtained?: number | null
          points?: Json
          question_id?: string
          quiz_id?: string
          retries?: Json
          similarity_score?: number | null
          user_answer?: string
        }
        Relationships: [
          {
            foreignKeyName: 'quiz_answers_question_id_fkey'
            columns: ['question_id']
            isOneToOne: false
            referencedRelation: 'quiz_questions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'quiz_answers_quiz_id_fkey'
            columns: ['quiz_id']
            isOneToOne: false
            referencedRelation: 'quizzes'
            referencedColumns: ['id']
          },
        ]
      }
      quiz_questions: {
        Row: {
          correct_answer: string
          correct_option_number: number | null
          edited_at: string | null
          explanation: string
          id: string
          marks: number
          options: Json | null
          points: Json
          question_number: number
          question_text: string
          question_type: string
          quiz_id: string
          repeats: string | null
          source_file_id: string | null
          source_page: number | null
          source_quote: string | null
          versions: Json
          withdrawn_at: string | null
          withdrawn_reason: string | null
        }
        Insert: {
          correct_answer: string
          correct_option_number?: number | null
          edited_at?: string | null
          explanation: string
          id?: string
          marks: number
          options?: Json | null
          points?: Json
          question_number: number
          question_text: string
          question_type: string
          quiz_id: string
          repeats?: string | null
          source_file_id?: string | null
          source_page?: number | null
          source_quote?: string | null
          versions?: Json
          withdrawn_at?: string | null
          withdrawn_reason?: string | null
        }
        Update: {
          correct_answer?: string
          correct_option_number?: number | null
          edited_at?: string | null
          explanation?: string
          id?: string
          marks?: number
          options?: Json | null
          points?: Json
          question_number?: number
          question_text?: string
          question_type?: string
          quiz_id?: string
          repeats?: string | null
          source_file_id?: string | null
          source_page?: number | null
          source_quote?: string | null
          versions?: Json
          withdrawn_at?: string | null
          withdrawn_reason?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'quiz_questions_quiz_id_fkey'
            columns: ['quiz_id']
            isOneToOne: false
            referencedRelation: 'quizzes'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'quiz_questions_source_file_id_fkey'
            columns: ['source_file_id']
            isOneToOne: false
            referencedRelation: 'base_files'
            referencedColumns: ['id']
          },
        ]
      }
      quiz_sources: {
        Row: { base_id: string; file_id: string; quiz_id: string }
        Insert: { base_id: string; file_id: string; quiz_id: string }
        Update: { base_id?: string; file_id?: string; quiz_id?: string }
        Relationships: [
          {
            foreignKeyName: 'quiz_sources_base_id_fkey'
            columns: ['base_id']
            isOneToOne: false
            referencedRelation: 'bases'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'quiz_sources_file_id_fkey'
            columns: ['file_id']
            isOneToOne: false
            referencedRelation: 'base_files'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'quiz_sources_quiz_id_fkey'
            columns: ['quiz_id']
            isOneToOne: false
            referencedRelation: 'quizzes'
            referencedColumns: ['id']
          },
        ]
      }
      quizzes: {
        Row: {
          completed_at: string | null
          counts: Json
          created_at: string
          difficulty: string
          id: string
          marks_obtained: number | null
          mode: string
          percentage: number | null
          quiz_name: string
          review_ends_at: string | null
          status: string
          total_laqs: number
          total_marks: number
          total_mcqs: number
          total_saqs: number
          updated_at: string
          user_id: string
        }
        Insert: {
          completed_at?: string | null
          counts?: Json
          created_at?: string
          difficulty: string
          id?: string
          marks_obtained?: number | null
          mode?: string
          percentage?: number | null
          quiz_name: string
          review_ends_at?: string | null
          status?: string
          total_laqs?: number
          total_marks?: number
          total_mcqs?: number
          total_saqs?: number
          updated_at?: string
          user_id: string
        }
        Update: {
          completed_at?: string | null
          counts?: Json
          created_at?: string
          difficulty?: string
          id?: string
          marks_obtained?: number | null
          mode?: string
          percentage?: number | null
          quiz_name?: string
          review_ends_at?: string | null
          status?: string
          total_laqs?: number
          total_marks?: number
          total_mcqs?: number
          total_saqs?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      complete_quiz: {
        Args: { p_quiz_id: string }
        Returns: { marks_obtained: number; total_marks: number; percentage: number }[]
      }
      create_quiz: {
        Args: { p_quiz: Json; p_file_ids: string[]; p_questions: Json }
        Returns: string
      }
      delete_account: { Args: never; Returns: undefined }
      edit_question: { Args: { p_question_id: string; p_change: Json }; Returns: undefined }
      get_account_summary: {
        Args: { p_recent: number }
        Returns: {
          bases: number
          files: number
          bytes: number
          recent_files: Json
          recent_bases: Json
        }[]
      }
      get_asked_pages: { Args: { p_file_id: string }; Returns: { asked: Json }[] }
      get_base_cards: {
        Args: { p_from: number; p_most: number }
        Returns: {
          id: string
          name: string
          created_at: string
          files: number
          first_files: Json
          pdfs: number
          read_pdfs: number
          failed_pdfs: number
          quizzes: number
          average: number
          last_completed: string
          total: number
        }[]
      }
      get_dashboard: { Args: { p_until: string }; Returns: { quizzes: Json; reviews: Json }[] }
      get_due_questions: { Args: { p_until: string; p_most: number }; Returns: string[] }
      get_question_histories: { Args: never; Returns: { question_id: string; history: Json }[] }
      get_quiz: { Args: { p_quiz_id: string }; Returns: { quiz: Json }[] }
      get_quiz_answers: { Args: { p_quiz_id: string }; Returns: { answer: Json }[] }
      get_quiz_sources: { Args: never; Returns: { id: string; name: string; files: Json }[] }
      get_recent_quiz_performance: {
        Args: { user_uuid: string }
        Returns: { quiz_id: string; quiz_name: string; percentage: number; completed_at: string }[]
      }
      get_sealed_test: { Args: { p_quiz_id: string }; Returns: { quiz: Json }[] }
      get_unread_files: {
        Args: never
        Returns: { id: string; base_id: string; file_path: string; file_type: string }[]
      }
      get_user_quiz_stats: {
        Args: { user_uuid: string }
        Returns: {
          total_quizzes: number
          total_questions_attempted: number
          average_percentage: number
          total_marks_obtained: number
          total_possible_marks: number
        }[]
      }
      order_files: { Args: { p_base_id: string; p_file_ids: string[] }; Returns: undefined }
      repeat_questions: { Args: { p_quiz: Json; p_question_ids: string[] }; Returns: string }
      restore_question: { Args: { p_question_id: string }; Returns: undefined }
      search_everything: {
        Args: { p_query: string; p_most: number }
        Returns: {
          kind: string
          id: string
          title: string
          place: string
          base_id: string
          file_id: string
          quiz_id: string
          page: number
          excerpt: string
          is_completed: boolean
        }[]
      }
      store_pdf_text_content: {
        Args: {
          p_file_id: string
          p_extracted_text: string
          p_text_length: number
          p_status?: string
          p_emphasis?: Json
          p_structure?: Json
        }
        Returns: undefined
      }
      withdraw_question: { Args: { p_question_id: string; p_reason?: string }; Returns: undefined }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}

type PublicTables = Database['public']['Tables']
export type Tables<Name extends keyof PublicTables> = PublicTables[Name]['Row']
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]['Insert']
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]['Update']
